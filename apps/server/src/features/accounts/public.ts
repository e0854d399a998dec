export { makeAdminToken } from "./admin-link.ts";
export { changeAdmin } from "./change-admin.ts";
