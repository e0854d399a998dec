import type { GuideStepText } from "@wellput/content/guides";
import type { ReactNode } from "react";
import type { GuideStep } from "../../ui/guide/guide.tsx";
import { CombineButton } from "./combine-button.tsx";
import type { GuideFields } from "./guide-fields.ts";
import { type GuideStepProps, GuideStepView } from "./guide-step-view.tsx";
import { PicksOffer } from "./picks-offer.tsx";

interface StepsOptions extends GuideStepProps {
  readonly texts: readonly GuideStepText[];
  /** What a step has besides its data, by its name. */
  readonly extras: Readonly<Record<string, ReactNode>>;
  /** What stands at the end of a step, by its name. */
  readonly foots?: Readonly<Record<string, ReactNode>>;
}

/** The steps of a guide as screens, from their data. */
export function toGuideSteps({ texts, extras, foots = {}, ...props }: StepsOptions): GuideStep[] {
  return texts.map((step) => ({
    name: step.name,
    isDone: isDone(step, props.draft.fields),
    content: (
      <>
        <GuideStepView step={step} {...props}>
          {extras[step.name]}
          {step.boxes?.some(({ field }) => field === "finalMessage") && (
            <>
              <CombineButton draft={props.draft} />
              <PicksOffer draft={props.draft} />
            </>
          )}
        </GuideStepView>
        {foots[step.name]}
      </>
    ),
  }));
}

function isDone({ boxes = [], lists = [] }: GuideStepText, fields: GuideFields): boolean {
  return boxes.some(({ field }) => fields[field].trim() !== "") || lists.some(({ field }) => fields[field].length > 0);
}
