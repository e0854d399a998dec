/** A drawing of 96 by 72: `soft` is filled with a quiet tint, `lines` are drawn over it with a round pen. SVG path data. */
export interface Drawing {
  /** What is seen, for those who do not see it. */
  readonly alt: string;
  readonly soft: string;
  readonly lines: string;
}

export const DRAWING_WIDTH = 96;
export const DRAWING_HEIGHT = 72;
