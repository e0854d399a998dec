/** A name in an address that is kept as it stands there: letters, digits, underscore and hyphen, as in AttemptPath. */
export const PLACE_NAME = /^[\w-]{1,80}$/;

/** Under which participants' tries at messages are kept. */
export const PARTICIPANT_ATTEMPTS_ROOT = "AIHelper";

interface Place {
  /** A folder of the message helper, or a course. */
  readonly collection: string;
  /** Who somebody is in the links of their course. */
  readonly userId: string;
}

/** Where a participant's tries at messages are kept. */
export const participantAttemptPath = ({ collection, userId }: Place) =>
  `${PARTICIPANT_ATTEMPTS_ROOT}/${collection}/${userId}`;
