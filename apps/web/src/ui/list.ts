import "@mantine/core/styles/List.css";

export { List } from "@mantine/core";
