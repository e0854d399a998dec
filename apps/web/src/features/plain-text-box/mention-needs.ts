/** The message with a last sentence that names the needs, in the words of whoever has them. */
export function mentionNeeds(message: string, needs: readonly string[]): string {
  const list = listed(needs);
  const sentence = `${list.charAt(0).toUpperCase()}${list.slice(1)} ${needs.length === 1 ? "matters" : "matter"} to me.`;
  const said = message.trimEnd();
  if (said.includes(sentence)) return message;
  return [said, sentence].filter(Boolean).join(" ");
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join("") : `${words.slice(0, -1).join(", ")} and ${words.at(-1)}`;
}
