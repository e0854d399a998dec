const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content ?? "";

/** The nonce of this answer of the server: styles written by scripts carry it, others are refused. */
export const styleNonce = (): string => nonce;

declare global {
  /** Where the scroll lock under dialogs looks for the nonce of its style. */
  var __webpack_nonce__: string | undefined;
}
globalThis.__webpack_nonce__ = nonce;
