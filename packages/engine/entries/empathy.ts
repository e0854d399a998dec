/** The reflection on what somebody may feel and need, with the model that only it takes. */
export { type Empathy, empathise, empathyHtml } from "../src/empathy/empathise.ts";
