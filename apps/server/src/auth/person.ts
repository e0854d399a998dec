/** The signed-in person, as every operation sees them. */
export interface Person {
  readonly id: string;
  readonly email: string;
  readonly username: string;
  readonly initials: string;
  readonly terms: boolean;
  /** The name of their group, as it is shown. Its code stays a secret. */
  readonly group: string | null;
  /** What belongs to the group knows it by this. */
  readonly groupId: string | null;
  readonly onboarded: boolean;
  readonly isAdmin: boolean;
  /** The groups whose desk they have as a trainer, by id. */
  readonly trainerOf: readonly string[];
  /** The courses whose desk they have as a researcher, by name. */
  readonly researcherOf: readonly string[];
  readonly createdAt: Date;
}
