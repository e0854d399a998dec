import { createFileRoute } from "@tanstack/react-router";
import { ExamplePage } from "../features/feedback/examples/example-page.tsx";

export const Route = createFileRoute("/example")({ component: ExamplePage });
