import { Button, Flex, Text } from '@chakra-ui/react'
import { useEffect, useRef, useState } from 'react'

const Ask = ({ onYes, onNo }: { onYes: () => void; onNo: () => void }) => {
  const keepButton = useRef<HTMLButtonElement>(null)
  useEffect(() => keepButton.current?.focus(), [])
  return (
    <Flex role="group" aria-label="Clear my answers" align="center" wrap="wrap" gap="2">
      <Text textStyle="sm">Clear every answer on this device?</Text>
      <Button ref={keepButton} variant="outline" onClick={onNo}>
        Keep them
      </Button>
      <Button colorPalette="red" onClick={onYes}>
        Clear them
      </Button>
    </Flex>
  )
}

/** Asks once, then empties the form and the device. */
export const ClearAnswers = ({ onClear }: { onClear: () => void }) => {
  const [asking, setAsking] = useState(false)
  const clear = () => {
    setAsking(false)
    onClear()
  }
  if (asking) return <Ask onYes={clear} onNo={() => setAsking(false)} />
  return (
    <Button variant="plain" onClick={() => setAsking(true)}>
      Clear my answers
    </Button>
  )
}
