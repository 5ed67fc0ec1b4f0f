import { useState } from 'react';
import Search from 'lucide-react/icons/search';
import { useLocation } from 'wouter';
import { Button, ButtonLink } from '../../../ui/kit/button';
import { Empty } from '../../../ui/kit/empty';
import { Icon } from '../../../ui/kit/icon';
import { useHead } from '../../../ui/page/head';
import { Form } from '../../../ui/kit/form';

const Drawing = () => (
  <svg viewBox="0 0 160 110" fill="none" stroke="currentColor" strokeWidth="2.5" aria-hidden="true">
    <path d="M28 90h44c8 0 8 6 8 6s0-6 8-6h44V26H88c-8 0-8 6-8 6s0-6-8-6H28z" opacity=".45" />
    <path d="M80 32v64" opacity=".45" />
    <path d="M40 46h26M40 60h26M40 74h16" strokeLinecap="round" />
    <path d="M98 50c2-9 20-9 20 2 0 8-10 8-10 16" strokeWidth="3.5" strokeLinecap="round" />
    <circle cx="108" cy="80" r="1.6" fill="currentColor" />
  </svg>
);

const FormulaSearch = () => {
  const [, navigate] = useLocation();
  const [text, setText] = useState('');
  return (
    <Form
      className="missing-search"
      role="search"
      onSubmit={() =>
        navigate(text.trim() === '' ? '/formulas' : `/formulas?q=${encodeURIComponent(text.trim())}`)
      }
    >
      <input
        className="input"
        type="search"
        aria-label="Search formulas"
        placeholder="Search formulas"
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" variant="primary">
        <Icon icon={Search} /> Search
      </Button>
    </Form>
  );
};

interface MissingContentProps {
  readonly title: string;
  readonly text: string;
  readonly back: { readonly href: string; readonly label: string };
  readonly hasSearch?: boolean;
}

/** The page for an unknown formula, lesson or article, with links. */
export const MissingContent = ({ title, text, back, hasSearch = false }: MissingContentProps) => {
  useHead({ title, description: text, isPrivate: true });
  return (
    <div className="page reading">
      <h1 className="visually-hidden">{title}</h1>
      <Empty
        title={title}
        drawing={<Drawing />}
        action={
          <div className="missing-ways">
            {hasSearch && <FormulaSearch />}
            <ButtonLink variant={hasSearch ? 'quiet' : 'primary'} href={back.href}>
              {back.label}
            </ButtonLink>
          </div>
        }
      >
        {text}
      </Empty>
    </div>
  );
};
