// Longer than other files because every visual constant is here, and nowhere else.
import {
  type ActionIconProps,
  type AlertProps,
  type AnchorProps,
  type ButtonProps,
  type CheckboxProps,
  type CSSVariablesResolver,
  createTheme,
  type DrawerProps,
  type InputWrapperProps,
  type LoaderProps,
  localStorageColorSchemeManager,
  type MantineColorsTuple,
  type ModalProps,
  type PasswordInputProps,
  type RadioProps,
  type TextareaProps,
  type TextInputProps,
  type TooltipProps,
} from "@mantine/core";
import { TOOLTIP_HIDE_MS, TOOLTIP_SHOW_MS } from "@wellput/contract/limits";

/** The one accent: links, buttons, focus. As text, shade 7 on paper and shade 3 on the dark page pass AA. */
const teal: MantineColorsTuple = [
  "#eaf4f2",
  "#d5e9e5",
  "#abd4cc",
  "#7dbeb3",
  "#559f94",
  "#3a877c",
  "#25756b",
  "#17675f",
  "#10544e",
  "#093f3a",
];

/** Warm greys, so that nothing on the paper looks blue. Shade 6 is the dimmed text and passes AA. */
const gray: MantineColorsTuple = [
  "#f7f2ea",
  "#f1eae0",
  "#e6dccf",
  "#d6cabb",
  "#bfb1a0",
  "#9b8d7c",
  "#665b4e",
  "#51483d",
  "#3b342c",
  "#292420",
];

const dark: MantineColorsTuple = [
  "#ece5da",
  "#d8cfc2",
  "#b8ad9e",
  "#8f8577",
  "#4d463e",
  "#38322c",
  "#272320",
  "#1c1917",
  "#161412",
  "#100e0d",
];

/** The warning red, warm like the paper. Shade 7 is the error text on paper, shade 3 on the dark page. */
const red: MantineColorsTuple = [
  "#fdefec",
  "#fbdfda",
  "#f6c4bc",
  "#ffa79d",
  "#e3776b",
  "#cf5346",
  "#b93a2d",
  "#a8261c",
  "#98231a",
  "#6b1812",
];

const sans = '"Source Sans 3 Variable", "Source Sans 3 Fallback", system-ui, sans-serif';
const serif = '"Source Serif 4 Variable", "Source Serif 4 Fallback", Georgia, serif';

const heading = (fontSize: string, lineHeight: string) => ({ fontSize, lineHeight, fontWeight: "560" });

/** The head of a dialog is a <header>, which would count as a second banner of the page. */
const DIALOG_ATTRIBUTES = { header: { role: "presentation" } };
const dialogTitle = { fontFamily: serif, fontSize: "1.375rem", fontWeight: 560, lineHeight: 1.25 };

export const theme = createTheme({
  colors: { teal, gray, dark, red },
  primaryColor: "teal",
  primaryShade: { light: 7, dark: 6 },
  autoContrast: true,
  black: "#2a2622",
  fontFamily: sans,
  fontSizes: { xs: "0.8125rem", sm: "0.9375rem", md: "1.0625rem", lg: "1.1875rem", xl: "1.3125rem" },
  headings: {
    fontFamily: serif,
    textWrap: "balance",
    sizes: {
      h1: heading("clamp(1.75rem, 1.45rem + 1.3vw, 2.375rem)", "1.18"),
      h2: heading("clamp(1.375rem, 1.25rem + 0.6vw, 1.625rem)", "1.25"),
      h3: heading("1.1875rem", "1.35"),
      h4: heading("1.0625rem", "1.4"),
      h5: heading("1rem", "1.4"),
      h6: heading("0.9375rem", "1.4"),
    },
  },
  defaultRadius: "md",
  radius: { md: "0.625rem", lg: "1rem" },
  cursorType: "pointer",
  respectReducedMotion: true,
  // Plain objects: naming a component here by its import would load it with the first page.
  components: {
    ActionIcon: { defaultProps: { variant: "subtle", size: "lg" } satisfies Partial<ActionIconProps> },
    Alert: { defaultProps: { variant: "light" } satisfies Partial<AlertProps> },
    Anchor: { defaultProps: { underline: "always" } satisfies Partial<AnchorProps> },
    Button: {
      defaultProps: { size: "md" } satisfies Partial<ButtonProps>,
      styles: { label: { fontWeight: 600 } } satisfies ButtonProps["styles"],
    },
    Checkbox: { defaultProps: { size: "md" } satisfies Partial<CheckboxProps> },
    CheckboxGroup: { defaultProps: { size: "md" } satisfies Partial<CheckboxProps> },
    Drawer: {
      defaultProps: {
        attributes: DIALOG_ATTRIBUTES,
        closeButtonProps: { "aria-label": "Close" },
      } satisfies Partial<DrawerProps>,
      styles: { title: dialogTitle } satisfies DrawerProps["styles"],
    },
    InputWrapper: {
      styles: {
        label: { marginBottom: 2 },
        description: { marginBottom: 4 },
      } satisfies InputWrapperProps["styles"],
    },
    Loader: { defaultProps: { type: "dots" } satisfies Partial<LoaderProps> },
    Modal: {
      defaultProps: {
        centered: true,
        radius: "lg",
        xOffset: "1rem",
        yOffset: "1rem",
        padding: "clamp(1.1rem, 5vw, 2rem)",
        attributes: DIALOG_ATTRIBUTES,
        closeButtonProps: { "aria-label": "Close" },
      } satisfies Partial<ModalProps>,
      styles: {
        title: dialogTitle,
        content: { backgroundColor: "var(--wp-sheet)" },
        header: { background: "inherit" },
      } satisfies ModalProps["styles"],
    },
    PasswordInput: { defaultProps: { size: "md" } satisfies Partial<PasswordInputProps> },
    Radio: { defaultProps: { size: "md" } satisfies Partial<RadioProps> },
    RadioGroup: { defaultProps: { size: "md" } satisfies Partial<RadioProps> },
    Textarea: { defaultProps: { size: "md" } satisfies Partial<TextareaProps> },
    TextInput: { defaultProps: { size: "md" } satisfies Partial<TextInputProps> },
    Tooltip: {
      defaultProps: {
        openDelay: TOOLTIP_SHOW_MS,
        closeDelay: TOOLTIP_HIDE_MS,
        multiline: true,
        // Beside what it explains, so that it stands in the same part of the page.
        withinPortal: false,
        maw: 300,
        events: { hover: true, focus: true, touch: true },
      } satisfies Partial<TooltipProps>,
    },
  },
});

/**
 * Colours with a meaning of their own. `flag` is the product's light red and marks flagged phrases, nothing else: at
 * severity 0.5 the mark has `flag`, below it goes towards `flag-weak`, above it towards `flag-strong`. `amber` marks what may
 * sting or is only missing. `tone` stands in the same way behind words to choose from, by how strong they are. `story` is the
 * night in which the story plays, the same in both schemes.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {
    "--wp-serif": serif,
    "--wp-page-width": "72rem",
    "--wp-text-width": "42rem",
    "--wp-header-height": "4rem",
    "--wp-story-sky": "#10202b",
    "--wp-story-ground": "#1b3340",
    "--wp-story-ink": "#f4efe4",
    "--wp-story-line": "#a9bcc4",
    "--wp-story-tram": "#2c4a58",
    "--wp-story-lamp": "#ffd98a",
    "--wp-story-goo": "#7fd4f2",
  },
  light: {
    "--mantine-color-body": "#faf6ef",
    "--mantine-color-dimmed": "var(--mantine-color-gray-6)",
    "--mantine-color-placeholder": "#75695b",
    "--mantine-color-error": "var(--mantine-color-red-7)",
    "--mantine-color-anchor": "var(--mantine-color-teal-7)",
    "--mantine-color-teal-light-color": "var(--mantine-color-anchor)",
    "--mantine-color-red-light-color": "var(--mantine-color-error)",
    "--mantine-color-default-border": "#d9cebf",
    "--wp-sheet": "#fffdf9",
    "--wp-sheet-edge": "#e8dfd2",
    "--wp-quiet": "#f3ece1",
    "--wp-drawing": "#d5e9e5",
    "--wp-flag": "#f6b6af",
    "--wp-flag-weak": "#fbdfda",
    "--wp-flag-strong": "#ec8d83",
    "--wp-flag-line": "#a8362b",
    "--wp-amber": "#f9e3ae",
    "--wp-amber-line": "#8a5a0b",
    "--wp-tone": "#cfe4df",
    "--wp-tone-weak": "#f1efe6",
    "--wp-tone-strong": "#86c2b8",
    "--wp-mood-pleasant": "#2f8478",
    "--wp-mood-mixed": "#7d7263",
    "--wp-mood-hard": "#a4641c",
    "--wp-theme-work": "#4f7cac",
    "--wp-theme-home": "#b5793a",
    "--wp-theme-family": "#b0577e",
    "--wp-theme-health": "#4d8f63",
    "--wp-theme-study": "#7a68b3",
    "--wp-shadow": "0 1px 2px rgb(70 50 20 / 5%), 0 8px 24px -12px rgb(70 50 20 / 16%)",
  },
  dark: {
    "--mantine-color-body": "#1c1917",
    "--mantine-color-dimmed": "var(--mantine-color-dark-2)",
    "--mantine-color-placeholder": "#a1968a",
    "--mantine-color-error": "var(--mantine-color-red-3)",
    "--mantine-color-anchor": "var(--mantine-color-teal-3)",
    "--mantine-color-teal-light": "#20403b",
    "--mantine-color-teal-light-hover": "#244842",
    "--mantine-color-teal-light-color": "var(--mantine-color-anchor)",
    "--mantine-color-red-light": "#44221f",
    "--mantine-color-red-light-hover": "#572a26",
    "--mantine-color-red-light-color": "var(--mantine-color-error)",
    "--mantine-color-default-border": "#4d463e",
    "--mantine-color-disabled": "#332d28",
    "--wp-sheet": "#262220",
    "--wp-sheet-edge": "#3a342e",
    "--wp-quiet": "#221f1c",
    "--wp-drawing": "#1f3a36",
    "--wp-flag": "#6f332d",
    "--wp-flag-weak": "#4a2b27",
    "--wp-flag-strong": "#94403a",
    "--wp-flag-line": "#f2a39a",
    "--wp-amber": "#54421d",
    "--wp-amber-line": "#e8c069",
    "--wp-tone": "#20403b",
    "--wp-tone-weak": "#2b2b27",
    "--wp-tone-strong": "#155a52",
    "--wp-mood-pleasant": "#6bb5a9",
    "--wp-mood-mixed": "#a1968a",
    "--wp-mood-hard": "#dda15e",
    "--wp-theme-work": "#6f9dcc",
    "--wp-theme-home": "#d39a5c",
    "--wp-theme-family": "#d183a5",
    "--wp-theme-health": "#74b48a",
    "--wp-theme-study": "#a595d8",
    "--wp-shadow": "0 1px 2px rgb(0 0 0 / 30%), 0 8px 24px -12px rgb(0 0 0 / 60%)",
  },
});

/** The key is read by public/color-scheme.js before the first paint. */
export const colorSchemeManager = localStorageColorSchemeManager({ key: "wellput-color-scheme" });

/** CSS colour of a flag of this severity, 0 to 1; 0.5 is the base colour. */
export function flagColor(severity: number): string {
  return between("flag", severity);
}

/** CSS colour behind a word of this intensity, 0 to 1; 0.5 is the base colour. */
export function intensityColor(intensity: number): string {
  return between("tone", intensity);
}

function between(name: "flag" | "tone", strength: number): string {
  const distance = Math.min(Math.abs(strength - 0.5) * 2, 1);
  const end = `var(--wp-${name}-${strength < 0.5 ? "weak" : "strong"})`;
  return `color-mix(in oklab, var(--wp-${name}), ${end} ${Math.round(distance * 100)}%)`;
}
