/** A link to a page of the product: `to` is a path of ours, with or without a #section. */
export interface SiteLink {
  readonly label: string;
  readonly to: string;
  /** What one finds there. */
  readonly about?: string;
}

/** One part of a page; `id` is the anchor that #id in the address leads to. The list stands after the paragraphs. */
export interface SiteSection {
  readonly id: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly list?: readonly string[];
  readonly links?: readonly SiteLink[];
}

/** A page of plain text: `actions` are what a reader may want to do at once, `updated` is a date, YYYY-MM-DD. */
export interface SitePage {
  readonly slug: string;
  readonly title: string;
  readonly lead: string;
  readonly actions?: readonly SiteLink[];
  readonly sections: readonly SiteSection[];
  readonly updated?: string;
}
