import { Box } from "@mantine/core";
import prompts from "@wellput/content/feedback-prompts.csv?raw";
import { useState } from "react";
import { NeedHelpLink } from "../../nouns/help/need-help-link.tsx";
import type { RenderMessageBox } from "../../nouns/message/message-box.ts";
import { Checklists } from "../../nouns/word-lists/checklists.tsx";
import { wordLists } from "../../nouns/word-lists/word-lists.ts";
import { Fold } from "../../ui/fold.tsx";
import { Page } from "../../ui/page.tsx";
import classes from "./framed-question.module.css";
import { promptAt, readPrompts } from "./read-prompts.ts";

const PROMPTS = readPrompts(prompts);

interface FramedQuestionPageProps {
  /** Asked in place of a question from the file. */
  readonly prompt?: string;
  readonly questionNumber?: number;
  readonly renderBox: RenderMessageBox;
}

/** One question and a box to answer it, to stand inside a page of somebody else's course. */
export function FramedQuestionPage({ prompt, questionNumber, renderBox }: FramedQuestionPageProps) {
  const question = prompt?.trim() || promptAt(PROMPTS, questionNumber);
  const [text, setText] = useState("");
  const [needs, setNeeds] = useState<readonly string[]>([]);
  return (
    <Page title={questionNumber === undefined ? "Question" : `Question ${questionNumber}`} lead={question} width="wide">
      <div className={classes.column}>
        {renderBox({
          place: "iframeFeedback",
          label: "Your message",
          text,
          onTextChange: setText,
          context: { prompt: question },
        })}
        <Fold isOpenAtFirst={false} more="See More Examples" less="See Fewer Examples">
          <Box mb="sm">
            <Checklists
              lists={[
                {
                  id: "needs",
                  label: "What may matter to you here",
                  families: wordLists.needs,
                  chosen: needs,
                  onChange: setNeeds,
                },
              ]}
            />
          </Box>
        </Fold>
        <NeedHelpLink />
      </div>
    </Page>
  );
}
