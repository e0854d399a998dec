import { createFileRoute } from "@tanstack/react-router";
import { ExampleReading } from "../features/feedback/examples/example-reading.tsx";
import { FrontFace } from "../features/front/front-face.tsx";
import { SignInPage } from "../features/sign-in/sign-in-page.tsx";

export const Route = createFileRoute("/_visitor/signin")({
  component: () => <SignInPage {...Route.useSearch()} aside={<FrontFace example={<ExampleReading />} />} />,
});
