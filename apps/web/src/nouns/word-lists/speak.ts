import { wordOf } from "@wellput/contract/scenario-fields";

/** Whose feelings and needs they are: one's own, or those of who will read the message. */
type Whose = "mine" | "yours";

/** Feelings and needs that were picked, as a sentence one could say; empty where nothing was picked. */
export function speak(whose: Whose, feelings: readonly string[], needs: readonly string[]): string {
  const [felt, needed] = [listed(feelings), listed(needs)];
  const matter = `${needed} ${needs.length > 1 ? "matter" : "matters"} to ${whose === "mine" ? "me" : "you"}`;
  if (whose === "mine") {
    if (!felt) return needed && capital(`${matter}.`);
    return needed ? `I feel ${felt}, because ${matter}.` : `I feel ${felt}.`;
  }
  if (!felt) return needed && `I imagine that ${matter}.`;
  return needed ? `I imagine that you feel ${felt}, because ${matter}.` : `I imagine that you feel ${felt}.`;
}

function listed(labels: readonly string[]): string {
  const words = labels.map(wordOf);
  const last = words.pop() ?? "";
  return words.length > 0 ? `${words.join(", ")} and ${last}` : last;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
