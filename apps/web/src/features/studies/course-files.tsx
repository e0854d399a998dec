import { Text } from "@mantine/core";
import { FileLink } from "../../ui/file-link.tsx";
import classes from "./studies.module.css";

/** What is taken away together. */
const GROUPS = [
  {
    title: "To analyse",
    files: [
      { file: "wide.csv", label: "One row a person" },
      { file: "long.csv", label: "One row an event" },
      { file: "codebook.csv", label: "Codebook" },
    ],
  },
  {
    title: "To score blind",
    files: [
      { file: "messages.csv", label: "Messages to score" },
      { file: "message-key.csv", label: "Their key" },
    ],
  },
  {
    title: "One by one",
    files: [
      { file: "participants.csv", label: "Participants" },
      { file: "progress.csv", label: "Progress" },
      { file: "answers.csv", label: "Answers" },
      { file: "attempts.csv", label: "Tries" },
      { file: "ratings.csv", label: "Ratings" },
      { file: "consents.csv", label: "Consents" },
      { file: "withdrawals.csv", label: "Who left" },
    ],
  },
] as const;

const OF_STUDIES: readonly string[] = ["consents.csv", "withdrawals.csv"];

interface CourseFilesProps {
  /** The course. */
  readonly name: string;
  readonly isStudy: boolean;
}

/** What a course has gathered, as CSV. */
export function CourseFiles({ name, isStudy }: CourseFilesProps) {
  return (
    <>
      <dl className={classes.files}>
        {GROUPS.map(({ title, files }) => (
          <div key={title} className={classes.fileGroup}>
            <dt>{title}</dt>
            <dd>
              {files
                .filter(({ file }) => isStudy || !OF_STUDIES.includes(file))
                .map(({ file, label }) => (
                  <FileLink key={file} href={`/api/admin/courses/${name}/${file}`}>
                    {label}
                  </FileLink>
                ))}
            </dd>
          </div>
        ))}
      </dl>
      {isStudy && <InR name={name} />}
    </>
  );
}

/** Without it R takes a user id such as 007 for a number, and on some machines spoils accents. */
function InR({ name }: Pick<CourseFilesProps, "name">) {
  return (
    <Text size="sm" c="dimmed" mb="md">
      In R:{" "}
      <code className={classes.address}>
        {`read.csv("wellput-${name}-wide.csv", fileEncoding = "UTF-8-BOM", colClasses = c(userId = "character"))`}
      </code>
    </Text>
  );
}
