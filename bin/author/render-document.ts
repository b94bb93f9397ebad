import { html } from 'hono/html'
import type { Run, Signer } from '../../shared/documents/engine/model.ts'
import {
  type Item,
  isPassage,
  type Mark,
  type MarkedDocument,
  type Marks,
  type Part,
  type Piece,
  type Row,
} from './marked.ts'

type Markup = ReturnType<typeof html>

const renderRun = (run: Run): Markup => {
  if (run.kind === 'blank') return html`<span class="blank">${run.label}</span>`
  const styled = run.bold ? html`<strong>${run.text}</strong>` : html`${run.text}`
  const text = run.italic ? html`<em>${styled}</em>` : styled
  if (run.kind === 'ref') return html`<a href="#d-${run.target}">${text}</a>`
  return run.source === 'template' ? text : html`<span class="answer">${text}</span>`
}

const classOf = ({ taken }: Mark): string => (taken ? 'taken' : 'off')

/** Hidden passages may repeat the id of a printed one. */
const idAttribute = (id: string | undefined, taken: boolean): Markup | '' =>
  id === undefined || id === '' || !taken ? '' : html` id="d-${id}"`

/** A part with the conditions that begin at it, and whether it is printed. */
type FlatNode<T> = { value: T; marks: Mark[]; taken: boolean }

const flatten = <T extends object>(nodes: readonly Marks<T>[], taken = true): FlatNode<T>[] =>
  nodes.flatMap((node): FlatNode<T>[] => {
    if (!isPassage(node)) return [{ value: node, marks: [], taken }]
    const [first, ...rest] = flatten(node.content, node.mark.taken)
    return first ? [{ ...first, marks: [node.mark, ...first.marks] }, ...rest] : []
  })

/**
 * Renders a document. Each condition has a number in the text and a margin note with its source.
 */
class Sheet {
  private count = 0

  /** Notes inside tables and columns, which can't be placed in the margin there. */
  private marginNotes: Markup[] | undefined

  private note({ source, file, line, taken }: Mark, name: string): Markup {
    const place = `${file}:${line}${taken ? '' : ' · not printed'}`
    return html`<span class="mark ${name} ${taken ? 'taken' : 'off'}" role="note"><b>${this.count}</b> <code>${source}</code> <span class="place">${place}</span></span>`
  }

  /** The number in the text, and the note in the margin. */
  private mark(mark: Mark): Markup {
    this.count += 1
    this.marginNotes?.push(this.note(mark, 'margin'))
    const note = this.note(mark, this.marginNotes ? 'within' : '')
    return html`${note}<sup class="sign ${classOf(mark)}" aria-hidden="true">${this.count}</sup>`
  }

  /** Column notes are placed before the columns on a wide screen and inline on a narrow one. */
  private withMarginNotes(render: () => Markup): Markup {
    const notes: Markup[] = []
    this.marginNotes = notes
    const rendered = render()
    this.marginNotes = undefined
    return html`${notes}${rendered}`
  }

  private line(content: readonly Marks<Piece>[]): Markup[] {
    return content.map((node) => {
      if (!isPassage(node)) return renderRun(node.run)
      return html`<span class="inline ${classOf(node.mark)}">${this.mark(node.mark)}${this.line(node.content)}</span>`
    })
  }

  private item({ value, marks, taken }: FlatNode<Item>): Markup {
    return html`<li class="${taken ? '' : 'off'}"><span class="marker">${value.marker}</span><div>${marks.map((mark) => this.mark(mark))}${this.line(value.content)}</div></li>`
  }

  private row({ value, marks, taken }: FlatNode<Row>, align: readonly string[]): Markup {
    const last = value.cells.length - 1
    const cells = value.cells.map(
      (cell, index) =>
        html`<td class="${align[index] ?? ''}">${index === last ? marks.map((mark) => this.mark(mark)) : ''}${this.line(cell)}</td>`,
    )
    return html`<tr class="${taken ? '' : 'off'}">${cells}</tr>`
  }

  private table(part: Extract<Part, { kind: 'table' }>): Markup {
    const { header, align = [], widths } = part.shape
    const columns = widths.map((width) => html`<col style="width: ${(width * 100).toFixed(1)}%">`)
    const head = header
      ? html`<thead><tr>${header.map((cell, index) => (cell.length === 0 ? html`<td></td>` : html`<th scope="col" class="${align[index] ?? ''}">${cell.map(renderRun)}</th>`))}</tr></thead>`
      : ''
    const rows = flatten(part.rows).map((row) => this.row(row, align))
    return html`<table class="${part.look}"><colgroup>${columns}</colgroup>${head}<tbody>${rows}</tbody></table>`
  }

  private signer({ value, marks, taken }: FlatNode<Signer>): Markup {
    const lines = value.lines.map(
      ({ label, value: runs }) => html`<dt>${label}</dt><dd>${runs.map(renderRun)}</dd>`,
    )
    return html`<div class="signer ${taken ? '' : 'off'}">${marks.map((mark) => this.mark(mark))}<p><strong>${value.role}</strong></p><dl>${lines}</dl></div>`
  }

  private heading(part: Extract<Part, { kind: 'heading' }>, taken: boolean): Markup {
    const { id, level, number } = part.block
    const words = html`${number === undefined ? '' : html`<span class="number">${number}${level === 1 ? '.' : ''}</span> `}${this.line(part.content)}`
    const anchor = idAttribute(id, taken)
    return level === 1 ? html`<h2${anchor}>${words}</h2>` : html`<h3${anchor}>${words}</h3>`
  }

  private part(part: Part, taken: boolean): Markup {
    switch (part.kind) {
      case 'title':
        return html`<p class="title">${this.line(part.content)}</p>`
      case 'subtitle':
        return html`<div class="subtitle">${this.line(part.content)}</div>`
      case 'heading':
        return this.heading(part, taken)
      case 'paragraph': {
        const { id, number } = part.block ?? {}
        const numberMarkup =
          number === undefined ? '' : html`<span class="number">${number}</span> `
        return html`<div class="p ${part.look}"${idAttribute(id, taken)}>${numberMarkup}${this.line(part.content)}</div>`
      }
      case 'box':
        return html`<div class="box">${this.parts(part.content, taken)}</div>`
      case 'list':
        return html`<ul class="list">${flatten(part.items).map((item) => this.item(item))}</ul>`
      case 'table':
        return this.withMarginNotes(() => this.table(part))
      case 'signatures':
        return this.withMarginNotes(
          () =>
            html`<div class="signatures">${flatten(part.signers).map((signer) => this.signer(signer))}</div>`,
        )
      case 'page-break':
        return html`<hr>`
      case 'unshown':
        return html`<p class="unshown">Not shown with these answers: ${part.message}</p>`
    }
  }

  parts(content: readonly Marks<Part>[], taken = true, depth = 0): Markup[] {
    return content.map((node) => {
      if (!isPassage(node)) return this.part(node, taken)
      return html`<div class="passage ${classOf(node.mark)}" style="--depth: ${Math.min(depth, 2)}">${this.mark(node.mark)}${this.parts(node.content, node.mark.taken, depth + 1)}</div>`
    })
  }
}

const hasSummary = (nodes: readonly Marks<Part>[]): boolean =>
  flatten(nodes).some(({ value }) => value.kind === 'table' && value.look === 'summary')

const isSection = (node: Marks<Part>): boolean => {
  const [first] = flatten([node])
  return first?.value.kind === 'heading' && first.value.block.level === 1
}

/** The summary sections, if the document has a summary. */
const summarySections = (content: readonly Marks<Part>[]): Marks<Part>[] => {
  const sections: Marks<Part>[][] = [[]]
  for (const node of content) {
    if (isSection(node)) sections.push([node])
    else sections.at(-1)?.push(node)
  }
  return sections.filter(hasSummary).flat()
}

/** The page of a document, or of its summary only. */
export const renderDocument = (document: MarkedDocument, only?: 'summary'): Markup => {
  const content = only ? summarySections(document.content) : document.content
  if (content.length === 0) return html`<p>This document has no summary.</p>`
  const initials = document.initials.map(
    (party) => html`<span class="blank">${party}'s initials</span>`,
  )
  return html`<article class="sheet" aria-label="${document.title}">${new Sheet().parts(content)}
<footer>${document.footer.map(renderRun)} ${initials}</footer></article>`
}
