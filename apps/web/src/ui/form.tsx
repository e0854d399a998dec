import type { ComponentProps, FormEvent } from "react";
import { holdsTooMuch } from "./box-length.ts";

interface FormProps extends Omit<ComponentProps<"form">, "onSubmit"> {
  /** What was sent last is still on its way: another press sends nothing. */
  readonly isBusy?: boolean;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => unknown;
}

/** A form that answers for itself: the page stays, and what it sends is sent once, and only once all of it fits. */
export function Form({ isBusy = false, onSubmit, ...rest }: FormProps) {
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // A dialog's form may stand within the page's own.
    event.stopPropagation();
    if (!isBusy && !holdsTooMuch(event.currentTarget)) onSubmit(event);
  };
  return <form {...rest} onSubmit={handleSubmit} />;
}
