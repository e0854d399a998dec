import process from "node:process";
import { runCommand } from "./backup/command.ts";
import { restoreBackup } from "./backup/restore.ts";

await runCommand("Usage: npm run restore -- FILE", async (options) => {
  const { rows } = await restoreBackup(options);
  process.stdout.write(`Restored ${rows} rows. Start Wellput with npm start.\n`);
});
