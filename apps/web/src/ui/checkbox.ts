import "@mantine/core/styles/Checkbox.css";

export { Checkbox } from "@mantine/core";
