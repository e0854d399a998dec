/** Fetched with the first feedback that has one. */
export const loadDrawing = () => import("../../ui/drawing.tsx");
