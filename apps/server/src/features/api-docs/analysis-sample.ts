/** What the engine answered to two sentences, as it comes over the wire. */
export const ANALYSIS_SAMPLE = {
  sentence0: {
    s_str: "You never listen to me.",
    s_tok: ["You", "never", "listen", "to", "me", "."],
    phr: ["never"],
    r_l: [
      {
        id: "9b2f6c1e-4c0d-4a51-8f57-3f0a6f2f4f10.0.0",
        r_str:
          "“never” leaves no exception, and one exception is enough to call it unfair. Which time do you have in mind? Naming it is harder to dispute.",
        c: "NO_BIAS",
        r_i: [1],
        bad: true,
        prompt_str: "NO_BIAS",
        rule: "always-and-never",
        severity: 0.25,
        certainty: "amber",
        start: 4,
        end: 9,
      },
    ],
    start: 0,
    end: 23,
  },
  sentence1: {
    s_str: "Could we talk on Monday at noon?",
    s_tok: ["Could", "we", "talk", "on", "Monday", "at", "noon", "?"],
    phr: [],
    r_l: [],
    start: 24,
    end: 56,
  },
  message: "You never listen to me. Could we talk on Monday at noon?",
  message_id: "9b2f6c1e-4c0d-4a51-8f57-3f0a6f2f4f10",
  end_response_str: "One phrase may land harder than you mean.",
  image_name_list: ["no-bias.svg"],
  url_for_images: "/drawings/",
  engine_version: "0.2.0",
} as const;
