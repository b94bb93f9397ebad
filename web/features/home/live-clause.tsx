import { Box, Text } from '@chakra-ui/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { LIVE_CLAUSE } from '../../../shared/content/live-clause.ts'
import { formatMoney, moneyInWords, parseMoney } from '../../../shared/documents/toolbox/money.ts'
import { useMedia } from '../../ui/hooks/use-media.ts'

/** Milliseconds before the first key of the demo, and between keys. */
const START_DELAY_MS = 1200
const KEY_DELAY_MS = 280

/** Calls `act` once when the element becomes visible. */
const whenVisible = (element: Element, onVisible: () => void): (() => void) => {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return
    observer.disconnect()
    onVisible()
  })
  observer.observe(element)
  return () => observer.disconnect()
}

/**
 * The text of an input with a typing demo that starts when visible and stops when the visitor
 * types, even before hydration. Disabled with reduced motion.
 */
const useTyping = (fullText: string, input: RefObject<HTMLInputElement | null>) => {
  const [text, setText] = useState<string>(fullText)
  const reducesMotion = useMedia('(prefers-reduced-motion: reduce)')
  const isStopped = useRef(false)

  /** The visitor types, so the demo ends. */
  const takeOver = (newText: string) => {
    isStopped.current = true
    setText(newText)
  }

  useEffect(() => {
    const element = input.current
    if (!element || reducesMotion) return
    let timer: ReturnType<typeof setTimeout>
    const type = (length: number) => {
      if (isStopped.current) return
      setText(fullText.slice(0, length))
      if (length < fullText.length) timer = setTimeout(type, KEY_DELAY_MS, length + 1)
    }
    const stop = whenVisible(element, () => {
      timer = setTimeout(type, START_DELAY_MS, 0)
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [reducesMotion, fullText, input])

  useEffect(() => {
    const typed = input.current?.value ?? fullText
    if (typed !== fullText || document.activeElement === input.current) {
      isStopped.current = true
      setText(typed)
    }
  }, [fullText, input])

  return { text, takeOver }
}

const CLAUSE = {
  padding: { base: '5', md: '8' },
  '& b': { display: 'block', fontWeight: 'semibold' },
  '& b, & p': { fontFamily: 'heading', fontSize: 'xl', marginBottom: '5' },
  '& b:first-of-type': { textAlign: 'center', fontSize: '3xl' },
  '& mark': {
    color: 'inherit',
    background: 'color-mix(in srgb, {colors.purple.solid} 13%, transparent)',
  },
  '& label': {
    display: 'flex',
    gap: '3',
    alignItems: 'center',
    paddingTop: '5',
    borderTopWidth: '1px',
  },
  '& input': {
    flex: '1',
    minWidth: '0',
    paddingInline: '3',
    height: '11',
    background: 'none',
    borderWidth: '1px',
    borderColor: 'purple.solid',
    borderRadius: 'l2',
  },
}

const { documentName, section, number, before, after, question, answer } = LIVE_CLAUSE

/** The formatted answer, or a blank line. */
const Price = ({ amount }: { amount: string }) => {
  if (parseMoney(amount) === undefined) return <span>____________</span>
  return <mark>{`${moneyInWords(amount)} (${formatMoney(amount)})`}</mark>
}

/**
 * Keeps the height of its longest text while typing. Measured after the first paint, so as not to
 * delay it.
 */
const Clause = ({ amount }: { amount: string }) => {
  const paragraph = useRef<HTMLParagraphElement>(null)
  const [minHeight, setMinHeight] = useState<number>()
  useEffect(() => setMinHeight(paragraph.current?.offsetHeight), [])
  return (
    <Text ref={paragraph} style={{ minHeight }}>
      {number} {before}
      <Price amount={amount} />
      {after}
    </Text>
  )
}

/**
 * A clause of a real document that updates as its question is answered, by a demo or by the
 * visitor.
 */
export const LiveClause = () => {
  const input = useRef<HTMLInputElement>(null)
  const { text, takeOver } = useTyping(answer, input)
  return (
    <Box layerStyle="sheet" css={CLAUSE}>
      <b>{documentName}</b>
      <b>{section}</b>
      <Clause amount={text} />
      <label>
        {question}, $
        <input
          ref={input}
          value={text}
          onChange={({ currentTarget: { value } }) => takeOver(value)}
          onFocus={() => takeOver(text)}
          inputMode="decimal"
          maxLength={12}
        />
      </label>
    </Box>
  )
}
