import { defineConfig } from "drizzle-kit";

/** `npm run migrations -w @wellput/server` writes the difference between the schema and the last migration. */
export default defineConfig({
  dialect: "postgresql",
  schema: "./src/db/schema/index.ts",
  out: "./migrations",
});
