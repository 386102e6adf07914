import type { ComponentChild } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { numberText } from '../../lib/view/numbers.ts';
import { t } from '../../lib/view/words.ts';
import { Later } from '../later/later.tsx';
import type { ComparisonProps } from './comparison-view.tsx';
import { loadHistory, loadWatches } from './loaders.ts';
import type { Section } from './kept.ts';

const SECTIONS = ['offers', 'history', 'watches'] as const satisfies readonly Section[];
const LABELS = { offers: 'section_offers', history: 'section_history', watches: 'section_watches' } as const;

/** Tabs as the pattern wants them: one stop for the Tab key, arrows between them. */
export function Sections(props: ComparisonProps & { readonly offers: ComponentChild }) {
  const { view, on, answer, screen, deps, offers } = props;
  const id = useId();
  const tabs = useRef(new Map<Section, HTMLButtonElement>());
  const move = (event: KeyboardEvent) => {
    const next = sectionBy(event, view.section);
    if (next === undefined) return;
    event.preventDefault();
    on.view({ section: next });
    tabs.current.get(next)?.focus();
  };
  return (
    <div class="sections">
      <div class="tabs" role="tablist" aria-label={t('sections')} onKeyDown={move}>
        {SECTIONS.map((section) => (
          <button
            type="button"
            class="tabs__tab"
            role="tab"
            key={section}
            ref={(tab) => void (tab === null ? tabs.current.delete(section) : tabs.current.set(section, tab))}
            id={`${id}-${section}`}
            aria-selected={section === view.section}
            aria-controls={`${id}-panel`}
            tabIndex={section === view.section ? 0 : -1}
            data-testid={`tab-${section}`}
            onClick={() => on.view({ section })}
          >
            {t(LABELS[section])}
            {section === 'offers' && <span class="tabs__count"> {numberText(answer.comparison.offers.length)}</span>}
          </button>
        ))}
      </div>
      <div class="sections__panel" role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${view.section}`}>
        {view.section === 'offers' && offers}
        {view.section === 'history' && (
          <Later load={loadHistory} props={{ ask: deps.ask, subject: screen.subject, comparison: answer.comparison }} />
        )}
        {view.section === 'watches' && <Later load={loadWatches} props={{ ask: deps.ask, subject: screen.subject }} />}
      </div>
    </div>
  );
}

/** Arrows follow the direction of reading and go round; Home and End go to the ends. */
function sectionBy({ key }: KeyboardEvent, section: Section): Section | undefined {
  if (key === 'Home') return SECTIONS[0];
  if (key === 'End') return SECTIONS.at(-1);
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const step = (key === 'ArrowRight') === (document.dir !== 'rtl') ? 1 : -1;
  return SECTIONS.at((SECTIONS.indexOf(section) + step) % SECTIONS.length);
}
