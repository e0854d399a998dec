"""What teacher and student share: the lessons that scripts/risk-lessons.ts writes, and how a network goes through them."""
import json
import os
import random

import numpy as np
import torch

KINDS = ["self_harm", "abuse_victim", "threat_to_other", "child", "emergency"]
TOLD_AT_ONCE = 128


def read_lessons(folder):
    return [json.loads(line) for line in open(os.path.join(folder, "lessons.jsonl"))]


def batches_of(lessons, texts, size):
    """Lessons with texts of about one length together, in another order each time; `texts` names where each has its own."""
    ordered = sorted(lessons, key=lambda each: len(each[texts]) + random.random() * 4)
    batches = [ordered[at : at + size] for at in range(0, len(ordered), size)]
    random.shuffle(batches)
    return batches


def padded(texts):
    """Texts as one table, with noughts behind those that are shorter."""
    longest = max(map(len, texts))
    return torch.tensor([text + [0] * (longest - len(text)) for text in texts])


def tell(network, texts):
    """The logit that somebody is at risk, for each text."""
    network.eval()
    told, order = np.zeros(len(texts), np.float32), sorted(range(len(texts)), key=lambda at: len(texts[at]))
    with torch.no_grad():
        for first in range(0, len(order), TOLD_AT_ONCE):
            some = order[first : first + TOLD_AT_ONCE]
            told[some] = network([texts[at] for at in some])[:, 0].numpy()
    return told


def step(optimizer, network, loss, slope_max):
    optimizer.zero_grad()
    loss.backward()
    torch.nn.utils.clip_grad_norm_(network.parameters(), slope_max)
    optimizer.step()
