/** A client of the driver: its connection is no part of the types. */
type Connected = { readonly connection: { readonly stream: { destroy(): void } } };

/** Closes a connection without a word to the other side, for whose answer a farewell would wait. */
export function hangUp(client: object): void {
  (client as Connected).connection.stream.destroy();
}
