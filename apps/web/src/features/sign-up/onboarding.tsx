import { useMutation } from "@tanstack/react-query";
import type { Me } from "@wellput/contract";
import { useState } from "react";
import { toastNotSaved } from "../../ui/toast.tsx";
import { ChooseUsernameModal } from "./choose-username-modal.tsx";
import { acceptTermsMutation, endOnboardingMutation } from "./sign-up.api.ts";
import { TermsModal } from "./terms-modal.tsx";
import { WelcomeModal } from "./welcome-modal.tsx";

interface OnboardingProps {
  readonly me: Me;
  readonly onDone: () => void;
}

/** Terms, then Welcome, then Choose Username: once, in this order. */
export function Onboarding({ me, onDone }: OnboardingProps) {
  const [isWelcomed, setWelcomed] = useState(false);
  const accept = useMutation({ ...acceptTermsMutation, onError: toastNotSaved });
  const end = useMutation({ ...endOnboardingMutation, onError: toastNotSaved });

  const handleDone = () => {
    if (end.isPending) return;
    // Told first: this goes with the answer.
    onDone();
    end.mutate();
  };

  if (!me.terms) return <TermsModal isBusy={accept.isPending} onAccept={() => accept.mutate()} />;
  if (!isWelcomed) return <WelcomeModal onClose={() => setWelcomed(true)} />;
  return <ChooseUsernameModal me={me} isBusy={end.isPending} onDone={handleDone} />;
}
