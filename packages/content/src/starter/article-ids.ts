/** The fixed ids of the first articles, so that pages can link to them and installing twice stores them once. */
export const starterArticleIds = {
  whenNotToUse: "0c9e6a3b-5f41-4d2e-8b7a-1e4f60a2c701",
  observation: "41b8d7f2-9a06-4c53-a2e1-7d95c3b8f602",
  feelings: "b6f20e95-38cd-4a71-9e84-20a7d1c5e903",
  feedbackUse: "32833106-536e-45df-80b2-d002cc92d33d",
  askDoNotGuess: "f08db22f-d293-456a-b170-fab23d90fbac",
  messageAtMidnight: "f3faa8e8-79ea-4723-8ad5-cfbc1d74bd1c",
  sayingNo: "3ce1268c-9c80-42e3-bfec-3fee8ed2305d",
  talkingUpwards: "a93f32a9-a172-4102-8e4e-dc90253d9e30",
} as const;
