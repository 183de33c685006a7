import {
  render as renderPlain,
  renderHook as renderPlainHook,
  type RenderHookOptions,
  type RenderOptions,
} from '@testing-library/react'
import type { ReactElement, ReactNode } from 'react'
import { type Locale, LocaleContext } from '../../src/hooks/useLocale'
import { usePageLocale } from '../../src/hooks/usePageLocale'

export interface InLocaleProps extends Partial<Locale> {
  children: ReactNode
}

/** A part of a page in a language; by default in English, with the shipped addresses. */
export const InLocale = ({ children, ...locale }: InLocaleProps) => {
  const english = usePageLocale(inEnglish)
  return (
    <LocaleContext.Provider value={{ ...english, ...locale }}>{children}</LocaleContext.Provider>
  )
}

const inEnglish = { language: 'en' }

/** Renders an element as a part of a page. */
export const render = (element: ReactElement, options?: RenderOptions) =>
  renderPlain(element, { wrapper: InLocale, ...options })

/** Renders a hook as in a part of a page. */
export const renderHook = <Result, Props>(
  hook: (props: Props) => Result,
  options?: RenderHookOptions<Props>,
) => renderPlainHook(hook, { wrapper: InLocale, ...options })
