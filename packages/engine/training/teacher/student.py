"""
Teaches the network of danger (src/scorer/encoder.ts) what the labels say and what the teacher tells of the same texts (distillation, Hinton and others
2015), and writes model/meaning-risk.gen.ts. Needs FOLDER/lessons.jsonl and chances.f32; twenty minutes on two cores: python3 student.py FOLDER
"""
import gzip
import json
import math
import os
import random
import sys
import time
from collections import Counter

import numpy as np
import torch
import torch.nn.functional as F
from torch import nn

from lessons import KINDS, batches_of, padded, read_lessons, step, tell

NUMBERS, WIDE, INNER, HEADS, PATTERNS, REACH = 24, 48, 96, 4, 128, 3
BATCH, DECAY, WARM_SHARE = 64, 0.01, 0.1
LEFT, ATTENTION_LEFT, WORDS_LEFT, SLOPE_MAX = 0.4, 0.1, 0.2, 5.0
TEXTS_MIN = 5
# So much of an answer is the label's, the rest the teacher's.
LABEL_SHARE = 0.3
# Two courses, one after the other: epochs, rate, how much of an answer is the label's where a message is ordinary, and how much that counts. The teacher has
# seen few of these, and takes some of them for grave.
COURSES = [(6, 2e-3, LABEL_SHARE, 1.0), (2, 1e-3, 1.0, 2.0)]
RISK_WEIGHT, KIND_WEIGHT, SENTENCE_WEIGHT, SENTENCE_SHARE = 2.0, 0.5, 1.0, 0.5
# From this epoch of the first course on the words' vectors stand as they will be written, and the rest learns to live with it.
FIXED_FROM = 5
VECTOR_MAX, VECTOR_SPREAD, MOST, SPREAD = 7, 2.5, 31, 4
UNKNOWN = 1
# As src/text/signs.ts and src/scorer/signed.ts have them.
SIGNS = [chr(code) for code in range(0x21, 0x7F) if chr(code) not in "\"'`$\\"]
NOUGHT = 32
MODEL = os.path.join(os.path.dirname(os.path.abspath(__file__)), "../../model/meaning-risk.gen.ts")


class Student(nn.Module):
    """Words, three side by side; one layer in which each attends to all others; patterns of three, the strongest and the mean of each."""

    def __init__(self, words):
        super().__init__()
        self.words = nn.Embedding(words, NUMBERS, padding_idx=0)
        nn.init.normal_(self.words.weight, 0, 0.3)
        self.first = nn.Conv1d(NUMBERS, WIDE, REACH, padding=REACH // 2)
        self.before, self.between, self.after = nn.LayerNorm(WIDE), nn.LayerNorm(WIDE), nn.LayerNorm(WIDE)
        self.asked, self.told = nn.Linear(WIDE, 3 * WIDE), nn.Linear(WIDE, WIDE)
        self.wide, self.narrow = nn.Linear(WIDE, INNER), nn.Linear(INNER, WIDE)
        self.patterns = nn.Conv1d(WIDE, PATTERNS, REACH, padding=REACH // 2)
        self.mix = nn.Linear(2 * PATTERNS, 1 + len(KINDS))

    def forward(self, texts):
        words = padded(texts)
        there = words > 0
        if self.training:
            words = words.masked_fill((torch.rand(words.shape) < WORDS_LEFT) & there, UNKNOWN)
        drop = lambda each: F.dropout(each, ATTENTION_LEFT, self.training)
        states = F.relu(self.first(self.words(words).transpose(1, 2))).transpose(1, 2)
        query, key, value = (each.unflatten(2, (HEADS, -1)).transpose(1, 2) for each in self.asked(self.before(states)).chunk(3, -1))
        strength = (query @ key.transpose(2, 3)) / math.sqrt(WIDE // HEADS)
        share = drop(strength.masked_fill(~there[:, None, None, :], -1e9).softmax(-1))
        states = states + drop(self.told((share @ value).transpose(1, 2).flatten(2)))
        states = states + drop(self.narrow(drop(F.relu(self.wide(self.between(states))))))
        states = self.after(states).masked_fill(~there.unsqueeze(2), 0)
        found = F.relu(self.patterns(states.transpose(1, 2))).masked_fill(~there.unsqueeze(1), 0)
        pooled = torch.cat([found.max(2)[0], found.sum(2) / there.sum(1, keepdim=True)], 1)
        return self.mix(F.dropout(pooled, LEFT, self.training))


def area(told, right):
    order = np.argsort(told, kind="mergesort")
    ranks = np.empty(len(told))
    ranks[order] = np.arange(1, len(told) + 1)
    positive = right.sum()
    return (ranks[right].sum() - positive * (positive + 1) / 2) / (positive * (len(told) - positive))


def whole(values, most, spread):
    """Numbers as whole ones on either side of nought, and what one stands for."""
    unit = float(values.pow(2).mean().sqrt()) * spread / most
    return (values / unit).round().clamp(-most, most), unit


def losses(answers, batch):
    """Of messages against label, teacher and kind; of sentences against the teacher alone."""
    goals = torch.tensor([each["goal"] for each in batch])
    weights = torch.tensor([RISK_WEIGHT * each["counts"] for each in batch])
    loss = (F.binary_cross_entropy_with_logits(answers[:, 0], goals, reduction="none") * weights).sum()
    messages = [at for at, each in enumerate(batch) if "risk" in each]
    kinds = torch.tensor([[float(batch[at]["risk"] == kind) for kind in KINDS] for at in messages]).reshape(-1, len(KINDS))
    own = torch.tensor([KIND_WEIGHT * batch[at]["counts"] for at in messages])
    loss = loss + (F.binary_cross_entropy_with_logits(answers[messages, 1:], kinds, reduction="none").sum(1) * own).sum()
    return loss / len(batch)


def teach(student, messages, sentences, kept, epochs, most):
    vectors = [each for each in student.words.parameters() if each.requires_grad]
    others = [each for name, each in student.named_parameters() if not name.startswith("words.")]
    optimizer = torch.optim.AdamW([{"params": vectors, "weight_decay": 0}, {"params": others, "weight_decay": DECAY}], lr=most)
    some = int(len(sentences) * SENTENCE_SHARE)
    steps, done = epochs * ((len(messages) + some) // BATCH + 1), 0
    for epoch in range(epochs):
        began = time.time()
        if epoch == FIXED_FROM:
            fix_vectors(student)
        student.train()
        for batch in batches_of(messages + random.sample(sentences, some), "places", BATCH):
            loss = losses(student([each["places"] for each in batch]), batch)
            share, done = done / steps, done + 1
            rate = share / WARM_SHARE if share < WARM_SHARE else (1 + math.cos(math.pi * (share - WARM_SHARE) / (1 - WARM_SHARE))) / 2
            for group in optimizer.param_groups:
                group["lr"] = most * rate
            step(optimizer, student, loss, SLOPE_MAX)
        told = tell(student, [each["places"] for each in kept])
        right = np.array([each["risk"] != "none" for each in kept])
        print(f"epoch {epoch}: area under the curve {area(told, right):.4f}, {time.time() - began:.0f} s", flush=True)


def fix_vectors(student):
    with torch.no_grad():
        told, student.vector_unit = whole(student.words.weight, VECTOR_MAX, VECTOR_SPREAD)
        student.words.weight.copy_(told * student.vector_unit)
    student.words.weight.requires_grad, student.words.weight.grad = False, None


def set_goals(lessons, ordinary_share, ordinary_weight):
    for lesson in lessons:
        label, share, weight = float(lesson.get("risk", "none") != "none"), 0.0, SENTENCE_WEIGHT / RISK_WEIGHT
        if "risk" in lesson:
            share = LABEL_SHARE if lesson["written"] else ordinary_share
            weight = lesson["weight"] * (1 if lesson["written"] else ordinary_weight)
        lesson["goal"], lesson["counts"] = share * label + (1 - share) * lesson["chance"], weight


def packed(student, words):
    def signs(told):
        return "".join(SIGNS[int(each) + NOUGHT] for each in told.flatten())

    def signed(values):
        told, unit = whole(values.detach(), MOST, SPREAD)
        return {"signs": signs(told), "unit": unit}

    def numbers(values):
        return [round(float(each), 5) for each in values.detach()]

    def layer(each):
        # A layer over words side by side: by what comes out, then by the word's place, then by what goes in.
        weight = each.weight.transpose(1, 2).flatten(1) if each.weight.dim() == 3 else each.weight
        return {"weights": signed(weight), "biases": numbers(each.bias)}

    def norm(each):
        return {"scales": numbers(each.weight), "shifts": numbers(each.bias)}

    return {
        "words": " ".join(words),
        "numbers": NUMBERS,
        "heads": HEADS,
        "vectors": {"signs": signs((student.words.weight[UNKNOWN:] / student.vector_unit).round()), "unit": student.vector_unit},
        **{name: layer(getattr(student, name)) for name in ("first", "asked", "told", "wide", "narrow", "patterns")},
        **{name: norm(getattr(student, name)) for name in ("before", "between", "after")},
        "mix": {"weights": signed(student.mix.weight[:1]), "biases": numbers(student.mix.bias[:1])},
    }


if __name__ == "__main__":
    torch.manual_seed(1)
    random.seed(1)
    torch.set_num_threads(2)
    folder = sys.argv[1]
    lessons = read_lessons(folder)
    chances = 1 / (1 + np.exp(-np.fromfile(os.path.join(folder, "chances.f32"), np.float32)))
    counts = Counter(word for each in lessons if "risk" in each for word in {own for own, _ in each["words"]})
    words = sorted(word for word, count in counts.items() if count >= TEXTS_MIN and not any(sign.isspace() for sign in word))
    places = {word: at + UNKNOWN + 1 for at, word in enumerate(words)}
    for lesson, chance in zip(lessons, chances):
        lesson["places"] = [places.get(own, places.get(lemma, UNKNOWN)) for own, lemma in lesson["words"]]
        lesson["chance"] = float(chance)
    lessons = [each for each in lessons if each["places"]]
    messages = [each for each in lessons if "risk" in each and not each["kept"]]
    sentences, kept = [each for each in lessons if "risk" not in each], [each for each in lessons if each["kept"]]
    print(f"{len(messages)} messages, {len(words)} words", flush=True)
    student = Student(len(words) + UNKNOWN + 1)
    for epochs, rate, ordinary_share, ordinary_weight in COURSES:
        set_goals(lessons, ordinary_share, ordinary_weight)
        teach(student, messages, sentences, kept, epochs, rate)
    torch.save(student.state_dict(), os.path.join(folder, "student.pt"))
    source = f"""// Generated by training/teacher/student.py. Do not edit. What it was taught and how well it knows it: meaning.md beside this file.
import type {{ PackedEncoder }} from "../src/scorer/encoder-model.ts";

export const riskMeaning: PackedEncoder = {json.dumps(packed(student, words), indent=2, ensure_ascii=False)};
"""
    with open(MODEL, "w") as file:
        file.write(source)
    print(f"{len(gzip.compress(source.encode())) / 1000:.1f} kB gzip")
