import { Box, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'
import { LIVE_CLAUSE } from '../../../shared/content/live-clause.ts'
import { formatMoney, moneyInWords, parseMoney } from '../../../shared/documents/toolbox/money.ts'
import { CLAUSE } from './live-clause.styles.ts'
import { useTyping } from './use-typing.ts'

const { documentName, section, number, before, after, question, answer } = LIVE_CLAUSE

/** The answer as the document prints it, or a line to write on while there is none. */
const Price = ({ amount }: { amount: string }) => {
  if (parseMoney(amount) === undefined) return <span>____________</span>
  return <mark>{`${moneyInWords(amount)} (${formatMoney(amount)})`}</mark>
}

/**
 * The clause keeps the height of its longest text while it is written. It is measured after the first paint, which it
 * would make wait, and long before the first key.
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

/** A clause of a real document that writes itself while its question is answered, by itself once or by the visitor. */
export const LiveClause = () => {
  const input = useRef<HTMLInputElement>(null)
  const { text, take } = useTyping(answer, input)
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
          onChange={({ currentTarget: { value } }) => take(value)}
          onFocus={() => take(text)}
          inputMode="decimal"
          maxLength={12}
        />
      </label>
    </Box>
  )
}
