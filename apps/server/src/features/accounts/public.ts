export { makeAdminToken } from "./admin-link.ts";
