import type {
  Box,
  Heading,
  Paragraph,
  Subtitle,
  Title,
} from '../../../../shared/documents/model.ts'
import { currentMark } from './focus.ts'
import { keyed } from './keyed.ts'
import { Runs } from './run-view.tsx'

type Shown<T> = { block: T; focused: string | undefined }

const Numeral = ({ value }: { value: string | undefined }) =>
  value && <span className="number">{value}</span>

export const TitleView = ({ block, focused }: Shown<Title>) => (
  <h2 className="title" {...currentMark(block, focused)}>
    <Runs runs={block.runs} />
  </h2>
)

export const SubtitleView = ({ block, focused }: Shown<Subtitle>) => (
  <p className="subtitle" {...currentMark(block, focused)}>
    <Runs runs={block.runs} />
  </p>
)

export const HeadingView = ({ block, focused }: Shown<Heading>) => {
  const Level = block.level === 1 ? 'h3' : 'h4'
  return (
    <Level {...currentMark(block, focused)}>
      <Numeral value={block.level === 1 && block.number ? `${block.number}.` : block.number} />{' '}
      <Runs runs={block.runs} />
    </Level>
  )
}

export const ParagraphView = ({ block, focused }: Shown<Paragraph>) => (
  <p className={block.look} {...currentMark(block, focused)}>
    <Numeral value={block.number} /> <Runs runs={block.runs} />
  </p>
)

export const BoxView = ({ block, focused }: Shown<Box>) => (
  <div className="box">
    {keyed(block.paragraphs, ({ id = 'paragraph' }) => id).map(({ key, item }) => (
      <ParagraphView key={key} block={item} focused={focused} />
    ))}
  </div>
)
