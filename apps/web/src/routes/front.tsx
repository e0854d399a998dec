import { createFileRoute } from "@tanstack/react-router";
import { ExampleReading } from "../features/feedback/examples/example-reading.tsx";
import { Sights } from "../features/feedback/examples/sights.tsx";
import { FirstTryOffer } from "../features/feedback/first-try/first-try-offer.tsx";
import { FrontPage } from "../features/front/front-page.tsx";

export const Route = createFileRoute("/front")({
  component: () => <FrontPage example={<ExampleReading />} sights={<Sights />} firstTry={<FirstTryOffer />} />,
});
