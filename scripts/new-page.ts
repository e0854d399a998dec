/** `npm run new-page -- my-page`: a thin route and its page, public, reached at /my-page. */
import { kebabArgument, pascalCase, writeNew } from "./write-new.ts";

const path = kebabArgument(2, "npm run new-page -- my-page");
const name = pascalCase(path);

writeNew({
  [`apps/web/src/routes/${path}.tsx`]: `import { createFileRoute } from "@tanstack/react-router";
import { ${name}Page } from "../features/${path}/${path}-page.tsx";

export const Route = createFileRoute("/${path}")({ component: ${name}Page });
`,
  [`apps/web/src/features/${path}/${path}-page.tsx`]: `import { Text } from "@mantine/core";
import { Page } from "../../ui/page.tsx";

/** Say what a person comes here for. */
export function ${name}Page() {
  return (
    <Page title="${name}">
      <Text>Say what a person can do here.</Text>
    </Page>
  );
}
`,
});
console.log(
  "Next: npm run build -w @wellput/web writes the route tree. For signed-in people only, name the route _member." +
    `${path}.tsx and its id /_member/${path}.`,
);
