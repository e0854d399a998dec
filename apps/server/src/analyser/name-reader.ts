/** Who read a message: an engine, by itself or with the language model whose flags stand. */
export const nameReader = (engine: string, model: string | undefined): string =>
  model === undefined ? engine : `${engine} with ${model}`;
