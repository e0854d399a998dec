import { infiniteQueryOptions, mutationOptions, queryOptions } from "@tanstack/react-query";
import type { AuditFilter, ClaimAdmin, CreateRole, ParticipantPlace, Study } from "@wellput/contract";
import { parseResponse } from "hono/client";
import { api } from "../../lib/api-client.ts";
import { LIVE_KEYS } from "../../lib/live-keys.ts";
import { sessionQuery } from "../../lib/session.ts";
import { welcome } from "../../nouns/account/welcome.ts";

export const adminKeys = { all: ["admin"] as const, admins: ["admin", "admins"] as const };

export const adminsQuery = queryOptions({
  queryKey: adminKeys.admins,
  queryFn: () => parseResponse(api.api.admin.admins.$get()),
});

interface ChangeAdmin {
  readonly change: "addAdminRole" | "removeAdminRole";
  readonly email: string;
}

export const changeAdminMutation = mutationOptions({
  mutationFn: ({ change, email }: ChangeAdmin) =>
    parseResponse(api.api.callable[change].$post({ json: { data: { email } } })),
  // Whoever removes themselves is no admin any more: the session is asked too.
  onSuccess: (_said, _input, _result, { client }) =>
    Promise.all([
      client.invalidateQueries({ queryKey: adminKeys.all }),
      client.invalidateQueries({ queryKey: sessionQuery.queryKey }),
    ]),
});

export const claimAdminMutation = mutationOptions({
  mutationFn: (input: ClaimAdmin) => parseResponse(api.api.me.admin.$post({ json: input })),
  onSuccess: (me, _input, _result, { client }) => welcome(client, me),
});

export const rolesQuery = queryOptions({
  queryKey: ["admin", "roles"] as const,
  queryFn: () => parseResponse(api.api.admin.roles.$get()),
});

export const giveRoleMutation = mutationOptions({
  mutationFn: (role: CreateRole) => parseResponse(api.api.admin.roles.$post({ json: role })),
  onSuccess: (_role, _input, _result, { client }) => client.invalidateQueries({ queryKey: rolesQuery.queryKey }),
});

export const takeRoleMutation = mutationOptions({
  mutationFn: (id: string) => api.api.admin.roles[":id"].$delete({ param: { id } }),
  onSettled: (_done, _error, _id, _result, { client }) => client.invalidateQueries({ queryKey: rolesQuery.queryKey }),
});

/** Which acts; what is absent is not asked about. */
export type AuditAsked = Partial<Record<keyof AuditFilter, string>>;

export const auditQuery = (asked: AuditAsked) =>
  infiniteQueryOptions({
    queryKey: ["admin", "audit", asked] as const,
    queryFn: ({ pageParam }) =>
      parseResponse(api.api.admin.audit.$get({ query: { ...asked, ...(pageParam && { cursor: pageParam }) } })),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });

/** Where they come as a file. */
export const auditFile = (asked: AuditAsked): string =>
  `/api/admin/audit/audit.csv${Object.keys(asked).length > 0 ? `?${new URLSearchParams(asked)}` : ""}`;

export const responseEntriesQuery = infiniteQueryOptions({
  // Under the noun's key: what comes or goes elsewhere shows here too.
  queryKey: [...LIVE_KEYS.response, "entries"] as const,
  queryFn: ({ pageParam }) =>
    parseResponse(api.api.admin.responses.$get({ query: pageParam ? { cursor: pageParam } : {} })),
  initialPageParam: "",
  getNextPageParam: ({ next }) => next,
});

export const deleteEntryMutation = mutationOptions({
  mutationFn: (id: string) => api.api.responses[":id"].$delete({ param: { id } }),
  onSuccess: (_done, _id, _result, { client }) => client.invalidateQueries({ queryKey: LIVE_KEYS.response }),
});

export const subscribersQuery = (search: string) =>
  infiniteQueryOptions({
    queryKey: ["admin", "newsletter", search] as const,
    queryFn: ({ pageParam }) =>
      parseResponse(api.api.admin.newsletter.$get({ query: { search, ...(pageParam && { cursor: pageParam }) } })),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });

export const removeSubscriberMutation = mutationOptions({
  mutationFn: (id: string) => api.api.admin.newsletter[":id"].$delete({ param: { id } }),
  onSettled: (_done, _error, _id, _result, { client }) =>
    client.invalidateQueries({ queryKey: ["admin", "newsletter"] }),
});

export const mailsQuery = infiniteQueryOptions({
  queryKey: ["admin", "mails"] as const,
  queryFn: ({ pageParam }) =>
    parseResponse(api.api.admin.mails.$get({ query: pageParam ? { cursor: pageParam } : {} })),
  initialPageParam: "",
  getNextPageParam: ({ next }) => next,
});

export const readMailMutation = mutationOptions({
  mutationFn: (id: string) => parseResponse(api.api.admin.mails[":id"].reading.$post({ param: { id } })),
});

export const opinionsQuery = queryOptions({
  queryKey: ["admin", "opinions"] as const,
  queryFn: () => parseResponse(api.api.admin.reports.opinions.$get()),
});

export const ratingsQuery = (kind: "disagreements" | "general") =>
  infiniteQueryOptions({
    queryKey: ["admin", "ratings", kind] as const,
    queryFn: ({ pageParam }) =>
      parseResponse(api.api.admin.reports.ratings.$get({ query: { kind, ...(pageParam && { cursor: pageParam }) } })),
    initialPageParam: "",
    getNextPageParam: ({ next }) => next,
  });

export const markCandidateMutation = mutationOptions({
  mutationFn: ({ id, isCandidate }: { readonly id: string; readonly isCandidate: boolean }) =>
    api.api.admin.reports.ratings[":id"].candidate.$put({ param: { id }, json: { isCandidate } }),
  onSuccess: (_done, _input, _result, { client }) => client.invalidateQueries({ queryKey: ["admin", "ratings"] }),
});

export const appendsQuery = infiniteQueryOptions({
  queryKey: ["admin", "appends"] as const,
  queryFn: ({ pageParam }) => parseResponse(api.api.appends.$get({ query: pageParam ? { cursor: pageParam } : {} })),
  initialPageParam: "",
  getNextPageParam: ({ next }) => next,
});

export const usageQuery = (days: number) =>
  queryOptions({
    queryKey: ["admin", "usage", days] as const,
    queryFn: () => parseResponse(api.api.admin.reports.usage.$get({ query: { days: `${days}` } })),
  });

export const surveyQuery = queryOptions({
  queryKey: ["admin", "survey"] as const,
  queryFn: () => parseResponse(api.api.admin.survey.$get()),
});

export const courseReportsQuery = queryOptions({
  queryKey: ["admin", "courses"] as const,
  queryFn: () => parseResponse(api.api.admin.courses.$get()),
});

export const studyReportQuery = (name: string) =>
  queryOptions({
    queryKey: ["admin", "courses", name, "report"] as const,
    queryFn: () => parseResponse(api.api.admin.courses[":name"].report.$get({ param: { name } })),
  });

/** The questions of a course by which people can be divided, as `page/question`: those with answers to choose from. */
export const dividingQuestionsQuery = (name: string) =>
  queryOptions({
    queryKey: ["admin", "courses", name, "questions"] as const,
    queryFn: async () => {
      const { course } = await parseResponse(api.api.courses[":name"].$get({ param: { name }, query: {} }));
      return course.items.flatMap((item) =>
        item.kind === "questionnaire"
          ? item.questions
              .filter(({ kind }) => kind !== "text")
              .map(({ id, question }) => ({ value: `${item.id}/${id}`, label: `${item.title}: ${question}` }))
          : [],
      );
    },
  });

export const changeStudyMutation = (name: string) =>
  mutationOptions({
    mutationFn: (study: Study) =>
      parseResponse(api.api.admin.courses[":name"].study.$put({ param: { name }, json: study })),
    onSuccess: (_study, _input, _result, { client }) =>
      client.invalidateQueries({ queryKey: courseReportsQuery.queryKey }),
  });

const participantKeys = ["admin", "participants"] as const;

export const participantsQuery = queryOptions({
  queryKey: participantKeys,
  queryFn: () => parseResponse(api.api.admin.participants.$get()),
});

export const eraseParticipantMutation = mutationOptions({
  mutationFn: ({ collection, userId }: ParticipantPlace) =>
    api.api.admin.participants[":collection"][":userId"].$delete({ param: { collection, userId } }),
  onSuccess: (_done, _place, _result, { client }) => client.invalidateQueries({ queryKey: participantKeys }),
});
