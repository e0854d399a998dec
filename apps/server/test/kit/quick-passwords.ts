import { randomBytes, scryptSync, timingSafeEqual } from "node:crypto";
import type { Passwords } from "../../src/auth/auth.ts";

const BYTES = 64;
/** The product's takes a tenth of a second; tests sign up thousands of people. */
const LEAST_WORK = { N: 2 };

const keyOf = (password: string, salt: string) => scryptSync(password, salt, BYTES, LEAST_WORK);

/** Hashed and salted as the product's are, with as little work as there can be. */
export const QUICK_PASSWORDS: Passwords = {
  async hash(password) {
    const salt = randomBytes(16).toString("hex");
    return `${salt}:${keyOf(password, salt).toString("hex")}`;
  },
  async verify({ hash, password }) {
    const [salt = "", key = ""] = hash.split(":");
    return timingSafeEqual(keyOf(password, salt), Buffer.from(key, "hex"));
  },
};
