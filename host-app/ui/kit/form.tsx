import type { ComponentProps } from 'react';

interface FormProps extends Omit<ComponentProps<'form'>, 'onSubmit'> {
  readonly onSubmit?: (form: HTMLFormElement) => void;
}

/** A form that the app submits itself. It shows its own messages, not those of the browser. */
export const Form = ({ onSubmit, ...form }: FormProps) => (
  <form
    noValidate
    {...form}
    onSubmit={(event) => {
      event.preventDefault();
      onSubmit?.(event.currentTarget);
    }}
  />
);
