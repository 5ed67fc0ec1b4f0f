import type { ReactNode } from 'react';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import Info from 'lucide-react/icons/info';
import { Icon } from './icon';

const icons = { danger: CircleAlert, warning: CircleAlert, success: CircleCheck, plain: Info } as const;

interface NoticeProps {
  readonly tone?: keyof typeof icons;
  readonly children: ReactNode;
}

/** An inline message; an error is announced at once. */
export const Notice = ({ tone = 'plain', children }: NoticeProps) => (
  <div className={`notice-box ${tone}`} role={tone === 'danger' ? 'alert' : undefined}>
    <Icon icon={icons[tone]} />
    <div>{children}</div>
  </div>
);
