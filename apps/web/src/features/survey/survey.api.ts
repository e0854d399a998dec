import { mutationOptions } from "@tanstack/react-query";
import type { SendSurvey } from "@wellput/contract";
import { api } from "../../lib/api-client.ts";

export const sendSurveyMutation = mutationOptions({
  mutationFn: (json: SendSurvey) => api.api["survey-answers"].$post({ json }),
});
