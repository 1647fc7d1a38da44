import type { LifeStage } from '@lunaria/domain/profile/life-stages.ts';
import type { ReactNode } from 'react';

const LINE = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.6 } as const;
const FILL = { fill: 'currentColor' } as const;

/** Discs in eight arrangements. None waxes or wanes: no stage is a decline. */
const GLYPHS: Record<LifeStage, ReactNode> = {
  'pre-menstrual': (
    <>
      <circle cx="12" cy="12" r="8.25" {...LINE} strokeDasharray="2.6 2.6" />
      <circle cx="12" cy="12" r="2.6" {...FILL} />
    </>
  ),
  'menstrual-cycle': (
    <>
      <circle cx="12" cy="12" r="8.25" {...LINE} />
      <circle cx="12" cy="3.75" r="3" {...FILL} />
      <circle cx="19.6" cy="15.4" r="1.7" {...FILL} />
      <circle cx="4.4" cy="15.4" r="1.7" {...FILL} />
    </>
  ),
  contraception: (
    <>
      <path d="M10 5.2a7 7 0 1 0 0 13.6z" {...LINE} {...FILL} fillOpacity=".28" strokeLinejoin="round" />
      <path d="M14 5.2a7 7 0 1 1 0 13.6z" {...LINE} strokeLinejoin="round" />
    </>
  ),
  conception: (
    <>
      <circle cx="8.9" cy="12" r="6.3" {...LINE} />
      <circle cx="15.1" cy="12" r="6.3" {...LINE} />
      <path d="M12 6.5a6.3 6.3 0 0 1 0 11 6.3 6.3 0 0 1 0-11z" {...FILL} />
    </>
  ),
  ivf: (
    <>
      <circle cx="12" cy="12" r="8.6" {...LINE} />
      <circle cx="10" cy="10.2" r="2.9" {...FILL} fillOpacity=".75" />
      <circle cx="14.2" cy="10.6" r="2.9" {...FILL} fillOpacity=".55" />
      <circle cx="9.9" cy="14.1" r="2.7" {...FILL} fillOpacity=".55" />
      <circle cx="13.8" cy="14.5" r="2.7" {...FILL} fillOpacity=".75" />
    </>
  ),
  pregnancy: (
    <>
      <circle cx="12" cy="12" r="8.6" {...LINE} />
      <circle cx="12" cy="14.6" r="4.9" {...FILL} />
    </>
  ),
  menopause: (
    <>
      <circle cx="9" cy="14" r="6.4" {...LINE} />
      <circle cx="15.4" cy="9" r="5.6" {...FILL} fillOpacity=".85" />
    </>
  ),
  'post-menopause': (
    <>
      <circle cx="12" cy="12" r="8.6" {...LINE} {...FILL} fillOpacity=".22" />
      <path d="M7.2 12.6c1.2-3.2 3.2-4.9 6.4-5.6" {...LINE} strokeLinecap="round" />
    </>
  ),
};

interface StageGlyphProps {
  stage: LifeStage;
  /** Diameter of the tinted disc in px. */
  size?: number;
}

/** The sign of a life stage on its tinted disc. It stands beside the stage's name and has none of its own. */
export function StageGlyph({ stage, size = 28 }: StageGlyphProps) {
  return (
    <span
      data-stage={stage}
      aria-hidden="true"
      style={{ width: size, height: size }}
      className="inline-grid shrink-0 place-items-center rounded-full bg-stage-tint text-stage"
    >
      <svg viewBox="0 0 24 24" width={size * 0.68} height={size * 0.68} aria-hidden="true">
        {GLYPHS[stage]}
      </svg>
    </span>
  );
}
