export { makeAdminToken } from "./admin-link.ts";
export { changeAdmin } from "./change-admin.ts";
export { eraseAccount } from "./erase-account.ts";
export { withProof } from "./with-proof.ts";
