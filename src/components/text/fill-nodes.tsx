import { Fragment, type ReactNode } from 'react'

/** A label with an element in place of each of these names in braces. */
export const fillNodes = (
  label: string,
  elements: Readonly<Record<string, ReactNode>>,
): ReactNode[] =>
  label
    .split(/\{(\w+)\}/)
    .map((part, index) =>
      index % 2 === 1 ? <Fragment key={index}>{elements[part]}</Fragment> : part,
    )
