import { createFileRoute } from "@tanstack/react-router";
import { SignInPage } from "../features/accounts/sign-in-page.tsx";
import { ExampleReading } from "../features/feedback/examples/example-reading.tsx";
import { FrontFace } from "../features/front/front-face.tsx";

export const Route = createFileRoute("/_visitor/signin")({
  component: () => <SignInPage {...Route.useSearch()} aside={<FrontFace example={<ExampleReading />} />} />,
});
