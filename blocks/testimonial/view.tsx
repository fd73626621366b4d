import type { ViewProps } from '../kit/block.tsx';
import { editable } from '../kit/editable.ts';
import { Link } from '../kit/link.tsx';
import { Picture } from '../kit/picture.tsx';
import { Stars } from '../kit/stars/stars.tsx';
import type { TestimonialValues } from './fields.ts';

export function TestimonialView({ values, isEditing }: ViewProps<TestimonialValues>) {
  const { text, name, role, image, to, stars, look } = values;
  return (
    <div className="testimonial" data-look={look}>
      <Picture image={image} sizes={look === 'picture' ? '(max-width: 600px) 90vw, 40vw' : '64px'} />
      <figure className="testimonial-body">
        {stars !== null && <Stars value={stars} />}
        <blockquote {...editable(isEditing, 'text')}>
          {text
            .split(/\n+/)
            .filter((paragraph) => paragraph.trim() !== '')
            .map((paragraph, index) => (
              <p key={index}>{paragraph}</p>
            ))}
        </blockquote>
        {name + role !== '' && (
          <figcaption>
            {name !== '' && (
              <Link to={to} className="testimonial-name">
                {name}
              </Link>
            )}
            {role !== '' && <span className="testimonial-role">{role}</span>}
          </figcaption>
        )}
      </figure>
    </div>
  );
}
