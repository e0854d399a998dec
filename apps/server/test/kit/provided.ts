/** What the set-up of a test project hands to its files. */
declare module "vitest" {
  export interface ProvidedContext {
    /** File with the image of a prepared embedded database; empty when the project runs on PostgreSQL. */
    pgliteImage: string;
    /** The same as a folder of the embedded database. */
    pgliteFolder: string;
    /** Address of a server with the database `wellput_template`; empty when the project runs on PGlite. */
    postgresUrl: string;
  }
}

/** The joining code of every test database; its group has seats for all. */
export const TEST_CODE = "TEST-CODE";
export const TEMPLATE = "wellput_template";
