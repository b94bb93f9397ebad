import { Button, Flex, Text } from '@chakra-ui/react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { HEADING_ID } from '../steps/stops.ts'

/** The element takes the focus once, when it appears, if it should. */
const useFocusOnce = (wanted: boolean): RefObject<HTMLButtonElement | null> => {
  const element = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (wanted) element.current?.focus()
  }, [wanted])
  return element
}

type AskProps = { onYes: () => void; onNo: () => void }

const Ask = ({ onYes, onNo }: AskProps) => (
  <Flex role="group" aria-label="Clear my answers" align="center" wrap="wrap" gap="2">
    <Text textStyle="sm">Clear every answer on this device?</Text>
    <Button ref={useFocusOnce(true)} variant="outline" onClick={onNo}>
      Keep them
    </Button>
    <Button colorPalette="red" onClick={onYes}>
      Clear them
    </Button>
  </Flex>
)

type StartProps = { onClick: () => void; returning: boolean }

const Start = ({ onClick, returning }: StartProps) => (
  <Button ref={useFocusOnce(returning)} variant="plain" onClick={onClick}>
    Clear my answers
  </Button>
)

/** Asks once, then empties the form and the device, and leads back to the questions. */
export const ClearAnswers = ({ onClear }: { onClear: () => void }) => {
  const [asking, setAsking] = useState<boolean>()
  const clear = () => {
    setAsking(undefined)
    onClear()
    document.getElementById(HEADING_ID)?.focus()
  }
  return asking ? (
    <Ask onYes={clear} onNo={() => setAsking(false)} />
  ) : (
    <Start onClick={() => setAsking(true)} returning={asking === false} />
  )
}
