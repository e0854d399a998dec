export { makeAdminToken } from "./admin-link.ts";
export { changeAdmin } from "./change-admin.ts";
export { eraseAccount } from "./erase-account.ts";
export { requireProof } from "./require-proof.ts";
