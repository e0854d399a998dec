/** With this a page of ours says who was signed in when it was opened, by their id: a write as somebody else is refused. */
export const PAGE_OWNER_HEADER = "page-owner";
