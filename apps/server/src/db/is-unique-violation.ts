/** Whether a query failed because a value that must be unique is there already. The driver's error is the cause. */
export function isUniqueViolation(error: unknown): boolean {
  return (
    error instanceof Error && error.cause instanceof Error && "code" in error.cause && error.cause.code === "23505"
  );
}
