/** The fixed ids of the first articles, so that pages can link to them and installing twice stores them once. */
export const starterArticleIds = {
  whenNotToUse: "0c9e6a3b-5f41-4d2e-8b7a-1e4f60a2c701",
  observation: "41b8d7f2-9a06-4c53-a2e1-7d95c3b8f602",
  feelings: "b6f20e95-38cd-4a71-9e84-20a7d1c5e903",
} as const;
